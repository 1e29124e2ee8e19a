import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing } from './part.ts'

// Draws the pictures of a module in a thread of its own, and says each as it is ready.
const { pictures }: Drawing = await import(workerData)
for (const picture of pictures()) parentPort?.postMessage(picture)
