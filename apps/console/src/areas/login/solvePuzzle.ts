import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Hashes between two looks of the browser at everything else. */
const AT_ONCE = 2_000

const breathe = () => new Promise((go) => setTimeout(go))

/**
 * The answer to a captcha: what makes the SHA-256 of `{id}:{answer}` begin with so many zeros, found by trying. Not by the
 * browser's own hash, which is not there on pages without https.
 */
export async function solvePuzzle({ id, bits }: { id: string; bits: number }): Promise<string> {
  for (let answer = 0; ; answer++) {
    const hash = sha256(utf8ToBytes(`${id}:${answer}`))
    const first = new DataView(hash.buffer, hash.byteOffset).getUint32(0)
    if (bits === 0 || first >>> (32 - bits) === 0) return `${id}:${answer}`
    if (answer % AT_ONCE === 0) await breathe()
  }
}
