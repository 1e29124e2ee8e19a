import { expect, test } from 'vitest'
import { serverSources } from '../../testing/serverSources.ts'

/** The files that compare a secret with its stored form, and what counts the guesses there. */
const verifies: Record<string, string> = {
  'core/access/passwords.ts': 'runs argon2, in turn',
  'core/secrets/prove.ts': 'counts for the session',
  'nouns/settings/login/server/actions.ts': 'counts at the door (`admit`)',
  'nouns/settings/login/server/secondStep.ts': 'within the attempt at the door',
  'nouns/settings/totp/server/takeCode.ts': 'asked inside `proveCode` and `secondStep` only',
  'nouns/settings/totp/server/prove.ts': 'inside `proveCode`',
  'nouns/settings/totp/server/actions.ts': 'inside `proveCode`; again in the transaction, of the code that was right',
}

test('nothing compares a secret without counting the guess', () => {
  const compares = /verifyPassword\(|\bverify\(stored|from '@node-rs\/argon2'|takeCode\(|stepFor\(/
  const comparing = [...serverSources].filter(([, text]) => compares.test(text)).map(([file]) => file)
  expect(comparing.sort()).toEqual(Object.keys(verifies).sort())
})
