import { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import type { BodyOf } from '@shouya/console/api/path.ts'
import { enter } from '@shouya/console/app/host/session.ts'
import { useRef, useState } from 'react'

export type Fields = { username: string; password: string; code: string }

type Wanted = { captcha?: boolean; due?: boolean; totp?: boolean }

/** What the next attempt must send besides name and password. */
const wants = (error: ApiError): Wanted => (error.data as Wanted | null) ?? {}

/** The browser solves the captcha while the user waits; the user does nothing. */
async function solved(): Promise<string> {
  const [puzzle, { solvePuzzle }] = await Promise.all([call('Common/GetCode', {}), import('./solvePuzzle.ts')])
  return solvePuzzle(puzzle)
}

/** Signing in, with the captcha and the code of the second step once the server asks for them. */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [second, setSecond] = useState(false)
  const guarded = useRef(false)

  async function open(body: Omit<BodyOf<'Login/GetJwtToken'>, 'jscode'>) {
    const jscode = guarded.current ? await solved() : ''
    try {
      return await call('Login/GetJwtToken', { ...body, jscode })
    } catch (failure) {
      if (!(failure instanceof ApiError) || !wants(failure).due || guarded.current) throw failure
      // Failed attempts of other people also count: the server may demand a captcha at the user's first attempt.
      guarded.current = true
      return call('Login/GetJwtToken', { ...body, jscode: await solved() })
    }
  }

  async function submit({ username, password, code }: Fields): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      const first = { username: username.trim(), password, loginOs: 1 } as const
      await enter(await open(second ? { ...first, totp: code } : first))
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const { captcha = false, totp = false } = wants(failure)
      guarded.current = captcha
      // When a code is asked for the first time, the page shows the field without an error.
      if (second || !totp) setError(failure.message)
      if (totp) setSecond(true)
      return false
    } finally {
      setBusy(false)
    }
  }

  function back() {
    setSecond(false)
    setError('')
  }

  return { busy, error, second, submit, back }
}
