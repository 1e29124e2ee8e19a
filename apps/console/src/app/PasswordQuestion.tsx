import { lazy, Suspense, useEffect, useState } from 'react'
import { askForProofBy } from '../api/proof.ts'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** Asks for the password before credentials or rights change; the calls that wanted it wait for the answer. */
export default function PasswordQuestion() {
  const [answer, setAnswer] = useState<{ give: (proven: boolean) => void }>()

  useEffect(() => askForProofBy(() => new Promise((give) => setAnswer({ give }))), [])

  return <Suspense>{answer && <PasswordDialog onAnswer={answer.give} onGone={() => setAnswer(undefined)} />}</Suspense>
}
