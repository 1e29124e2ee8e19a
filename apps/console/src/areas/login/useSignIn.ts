import { useState } from 'react'
import { ApiError } from '../../api/ApiError.ts'
import { call } from '../../api/call.ts'
import { enter } from '../../app/host/session.ts'

export type Fields = { username: string; password: string; answer: string }

/** `image` is empty when it could not be read. */
export type Captcha = { id: string; image: string }

const wantsCaptcha = (error: ApiError) => (error.data as { captcha?: boolean } | null)?.captcha === true

/** Signing in, with the captcha from the attempt on from which the server asks for one. */
export function useSignIn() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [captcha, setCaptcha] = useState<Captcha>()

  async function renewCaptcha() {
    setCaptcha(await call('Common/GetCode', {}).catch(() => ({ id: '', image: '' })))
  }

  async function submit({ username, password, answer }: Fields): Promise<boolean> {
    setBusy(true)
    setError('')
    try {
      const jscode = captcha ? `${captcha.id}:${answer.trim()}` : ''
      const session = await call('Login/GetJwtToken', { username: username.trim(), password, loginOs: 1, jscode })
      await enter(session)
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
      // A captcha serves once, so the next attempt needs a new one.
      if (captcha || wantsCaptcha(failure)) await renewCaptcha()
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, error, captcha, submit, renewCaptcha }
}
