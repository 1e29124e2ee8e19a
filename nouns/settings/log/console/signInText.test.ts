import { expect, test } from 'vitest'
import { signInText } from './signInText.ts'

test('a sign-in is its user, a failure the name that was typed and the reason', () => {
  expect(signInText({ user_name: '何向北', message: null })).toEqual({ name: '何向北', reason: null })
  expect(signInText({ user_name: null, message: 'guard: SignInFailed' })).toEqual({
    name: 'guard',
    reason: 'SignInFailed',
  })
  expect(signInText({ user_name: null, message: 'a: b: SignInFailed signIn.totpWrong' })).toEqual({
    name: 'a: b',
    reason: 'totpWrong',
  })
  expect(signInText({ user_name: null, message: 'something else' })).toEqual({ name: null, reason: null })
})
