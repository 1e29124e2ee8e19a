import { once } from 'node:events'
import { type Account, spawnAs } from './account.ts'

/** Runs one of PostgreSQL's programs to its end, logging its output; true when it succeeded. */
export async function runTool(account: Account, command: string[], logHandle: number, input = ''): Promise<boolean> {
  const child = spawnAs(account, command, { stdio: ['pipe', logHandle, logHandle], detached: true })
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const [code] = await once(child, 'exit')
  return code === 0
}
