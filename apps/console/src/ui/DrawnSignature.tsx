import SignatureCanvas from './SignatureCanvas.tsx'
import type { SignDraft } from './signDraft.ts'

type Props = { id?: string; onChange?: (draft: SignDraft | undefined) => void }

/** A form control for a drawn signature. */
export default function DrawnSignature({ id, onChange }: Props) {
  return (
    <SignatureCanvas
      {...(id !== undefined && { id })}
      onChange={(strokes, png) => onChange?.(strokes ? { method: 1, strokes, png } : undefined)}
    />
  )
}
