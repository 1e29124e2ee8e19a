import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Hashes computed before the browser gets time for other work. */
const AT_ONCE = 2_000

const breathe = () => new Promise((go) => setTimeout(go))

type Puzzle = { id: string; bits: number; parts: number }

/**
 * Solves a captcha: for each part it searches an answer such that the SHA-256 of `{id}:{part}:{answer}` begins with
 * `bits` zero bits. Does not use the browser's own hash function, which does not exist on pages without https.
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
