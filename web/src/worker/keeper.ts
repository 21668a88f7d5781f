/** After a first visit: loads all games into a memory and keeps it, so that the next visit has them at once. */
import { keepMemory } from "./python";

interface Given {
  base: string;
  memory: Uint8Array<ArrayBuffer>;
}

self.onmessage = async (message: MessageEvent<Given>) => {
  await keepMemory(message.data.base, message.data.memory);
  self.close();
};
