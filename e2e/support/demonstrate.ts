import type { TestProject } from 'vitest/node'
import { demonstration } from '../../apps/server/src/testing/demonstration.ts'
import { openHome } from './openHome.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The demonstration that every file of tests gets a copy of, and the moment (in milliseconds) to which it belongs. */
    demonstration: { url: string; dataDir: string; at: number; still: boolean }
  }
}

type Options = {
  /** Exactly then, or as near before it as there is a demonstration. */
  exact: boolean
  /** Time stands; else it goes on from that moment in every file. */
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
