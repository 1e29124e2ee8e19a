import { useState } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { call } from '../../api/call.ts'
import { enter } from '../../app/host/session.ts'

export type Fields = { username: string; password: string; answer: string; code: string }

/** `image` is empty when it could not be read. */
export type Captcha = { id: string; image: string }

/** What the next attempt has to bring beside name and password. */
const wants = (error: ApiError, what: 'captcha' | 'totp') =>
  (error.data as { captcha?: boolean; totp?: boolean } | null)?.[what] === true

/** Signing in, with the captcha and the code of the second step from where the server asks for them. */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [captcha, setCaptcha] = useState<Captcha>()
  const [second, setSecond] = useState(false)

  async function renewCaptcha() {
    setCaptcha(await call('Common/GetCode', {}).catch(() => ({ id: '', image: '' })))
  }

  async function refused(failure: ApiError) {
    // The first time a code is asked for it is a question, not an error.
    if (second || !wants(failure, 'totp')) setError(failure.message)
    if (wants(failure, 'totp')) setSecond(true)
    // A captcha serves once, so the next attempt needs a new one.
    if (captcha || wants(failure, 'captcha')) await renewCaptcha()
  }

  async function submit({ username, password, answer, code }: Fields): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      const jscode = captcha ? `${captcha.id}:${answer.trim()}` : ''
      const first = { username: username.trim(), password, loginOs: 1, jscode } as const
      const session = await call('Login/GetJwtToken', second ? { ...first, totp: code } : first)
      await enter(session)
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      await refused(failure)
      return false
    } finally {
      setBusy(false)
    }
  }

  function back() {
    setSecond(false)
    setError('')
  }

  return { busy, error, captcha, second, submit, renewCaptcha, back }
}
