import { parentPort } from 'node:worker_threads'

/** The whole of a program that draws in a thread of its own (`drawAhead`): it says each picture as it is ready. */
export function postPictures(pictures: Iterable<Uint8Array>): void {
  for (const picture of pictures) parentPort?.postMessage(picture)
}
