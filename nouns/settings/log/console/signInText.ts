import type { LogRow } from './logList.ts'

/** The name that was typed and why it was refused: a failed sign-in has no user, and says both in its message. */
export function signInText({ user_name, message }: Pick<LogRow, 'user_name' | 'message'>) {
  const [, name, reason] = /^(.*): (\w+(?: [\w.]+)?)$/.exec(message ?? '') ?? []
  return { name: user_name ?? name ?? null, reason: reason?.split(/[ .]/).at(-1) ?? null }
}
