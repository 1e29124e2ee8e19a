import { parentPort, workerData } from 'node:worker_threads'
import { drawFace } from './drawFace.ts'

/** Whom to draw. */
export type Sitter = { readonly id: number; readonly woman: boolean }

// Draws portraits in a thread of its own.
for (const { id, woman } of workerData as readonly Sitter[]) parentPort?.postMessage(drawFace(`${id}`, woman))
