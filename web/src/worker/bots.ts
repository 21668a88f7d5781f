/** The worker of the bots: thinks about one decision after the other. */
import type { PyProxy } from "pyodide/ffi";
import { release } from "./memory";
import { startPython } from "./python";

interface Thinker extends PyProxy {
  answer(job: string): string;
}
interface Begin {
  kind: "begin";
  base: string;
  port: MessagePort;
}

interface Given {
  memory?: Uint8Array<ArrayBuffer>;
}
interface Asked {
  key: string;
  job: string;
}

self.onmessage = (message: MessageEvent<Begin>) => {
  const { base, port } = message.data;
  port.onmessage = (first: MessageEvent<Given>) => void begin(base, port, first.data.memory).catch(reportError);
};

async function begin(base: string, port: MessagePort, memory?: Uint8Array<ArrayBuffer>): Promise<void> {
  const asked: Asked[] = [];
  port.onmessage = (early: MessageEvent<Asked>) => asked.push(early.data);
  const { python, memory: used } = await startPython(base, () => undefined, memory);
  release(used);
  const thinker = python.runPython("from pentarchy.browser.thinker import Thinker; Thinker()") as Thinker;
  const answer = ({ key, job }: Asked): void => port.postMessage({ key, answer: thinker.answer(job) });
  port.onmessage = (message: MessageEvent<Asked>) => answer(message.data);
  asked.forEach(answer);
}
