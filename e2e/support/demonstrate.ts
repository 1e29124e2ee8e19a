import type { TestProject } from 'vitest/node'
import { demonstration } from '../../apps/server/src/testing/demonstration.ts'
import { openHome } from './openHome.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration that every test file gets a copy of, and the moment (in milliseconds) it belongs to. */
    demonstration: { url: string; dataDir: string; at: number; still: boolean }
  }
}

type Options = {
  /** Exactly at the moment, or as shortly before it as a demonstration exists. */
  exact: boolean
  /** The clock stands still; otherwise it runs from that moment in every file. */
  still: boolean
}

/** Loads the demonstration once for a run. */
export async function demonstrate(project: TestProject, moment: Date, { exact, still }: Options) {
  const { dataDir, at, made, close } = openHome(moment, exact)
  const { url, stop } = await demonstration(dataDir, at)
  made()
  project.provide('demonstration', { url, dataDir, at: at.getTime(), still })
  return async () => {
    await stop()
    close()
  }
}
