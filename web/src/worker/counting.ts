/** How much of the large files has come. */

export interface Sizes {
  /** By name, as they are unpacked. */
  [file: string]: number;
}

/** Whoever fetches one of these files goes on doing so as before; what comes is counted on its way. */
export function counted(sizes: Sizes, progress: (part: number) => void): () => void {
  const plain = self.fetch;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  const count = (bytes: Uint8Array<ArrayBuffer>, flow: TransformStreamDefaultController): void => {
    come += bytes.byteLength;
    progress(Math.min(come / total, 0.99));
    flow.enqueue(bytes);
  };
  self.fetch = async (input, init) => {
    const answer = await plain(input, init);
    const name = answer.url.split("/").at(-1) ?? "";
    if (!(name in sizes) || !answer.body || !answer.ok) return answer;
    const body = answer.body.pipeThrough(new TransformStream({ transform: count }));
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
  return () => (self.fetch = plain);
}
