/** Resolves with whether the user has confirmed their password. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let pendingProof: Promise<boolean> | undefined

/** Registers the dialog that asks. Returns the function that removes it. */
export function askForProofBy(nextAsker: Asker): () => void {
  asker = nextAsker
  return () => {
    if (asker === nextAsker) asker = undefined
  }
}

/** Asks for the user's password; concurrent calls that need it share one dialog. */
export function askForProof(): Promise<boolean> {
  pendingProof ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    pendingProof = undefined
  })
  return pendingProof
}
