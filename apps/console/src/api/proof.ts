/** Answers whether the user has said their password. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asked: Promise<boolean> | undefined

/** The dialog that asks. Returns the function that takes it away. */
export function askForProofBy(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Asks for the user's password; several calls that want it at once share one dialog. */
export function askForProof(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
