import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Who compares a secret with what is kept of it, and what counts the guesses there. */
const verifies: Record<string, string> = {
  'core/access/passwords.ts': 'runs argon2, in turn',
  'core/secrets/prove.ts': 'counts for the session',
  'areas/settings/login/actions.ts': 'counts at the door (`admit`)',
  'areas/settings/login/secondStep.ts': 'within the attempt at the door',
  'areas/settings/totp/takeCode.ts': 'asked inside `proveCode` and `secondStep` only',
  'areas/settings/totp/prove.ts': 'inside `proveCode`',
  'areas/settings/totp/actions.ts': 'inside `proveCode`; again in the transaction, of the code that was right',
}

test('nothing compares a secret without counting the guess', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const found = globSync('**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|^(testing|demo)\//.test(file))
    .filter((file) => {
      const text = readFileSync(`${root}/${file}`, 'utf8')
      return /verifyPassword\(|\bverify\(stored|from '@node-rs\/argon2'|takeCode\(|stepFor\(/.test(text)
    })
  expect(found.sort()).toEqual(Object.keys(verifies).sort())
})
