import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Hashes between two looks of the browser at everything else. */
const AT_ONCE = 2_000

const breathe = () => new Promise((go) => setTimeout(go))

type Puzzle = { id: string; bits: number; parts: number }

/**
 * The answers to a captcha: for each part what makes the SHA-256 of `{id}:{part}:{answer}` begin with so many zeros, found by
 * trying. Not by the browser's own hash, which is not there on pages without https.
 */
export async function solvePuzzle({ id, bits, parts }: Puzzle): Promise<string> {
  const answers: number[] = []
  for (let answer = 0; answers.length < parts; answer++) {
    const hash = sha256(utf8ToBytes(`${id}:${answers.length}:${answer}`))
    const first = new DataView(hash.buffer, hash.byteOffset).getUint32(0)
    if (answer % AT_ONCE === 0) await breathe()
    if (bits > 0 && first >>> (32 - bits) !== 0) continue
    answers.push(answer)
    answer = -1
  }
  return `${id}:${answers.join()}`
}
