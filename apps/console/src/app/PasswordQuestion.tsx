import { lazy, Suspense, useEffect, useState } from 'react'
import { askForProofBy } from '../api/proof.ts'

const PasswordDialog = lazy(() => import('./PasswordDialog.tsx'))

/** Asks for the password before credentials or grants change; the waiting calls continue with the answer. */
export default function PasswordQuestion() {
  const [question, setQuestion] = useState<{ give: (proven: boolean) => void }>()

  useEffect(() => askForProofBy(() => new Promise((give) => setQuestion({ give }))), [])

  return (
    <Suspense>{question && <PasswordDialog onAnswer={question.give} onGone={() => setQuestion(undefined)} />}</Suspense>
  )
}
