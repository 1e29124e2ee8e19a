import type { Answer, Send } from './send.ts'

export type Faults = {
  /** Parts of the requests that never arrive, whose answer is lost, that arrive twice, and that are overtaken by later ones. */
  readonly lost: number
  readonly unanswered: number
  readonly doubled: number
  readonly overtaken: number
  /** 0 to below 1. */
  readonly random: () => number
}

/** Milliseconds that a request is on its way while later ones pass it. */
const LATE = 30

/** A bad network between a terminal and the server. */
export function faulty(send: Send, { lost, unanswered, doubled, overtaken, random }: Faults): Send {
  const happens = (part: number) => random() < part
  return async (path, headers, body): Promise<Answer> => {
    if (happens(lost)) throw new Error('lost')
    if (happens(overtaken)) await new Promise((resolve) => setTimeout(resolve, LATE * random()))
    const answer = await send(path, headers, body)
    // The terminal hears the first answer; the second copy is refused as a replay.
    if (happens(doubled)) await send(path, headers, body)
    if (happens(unanswered)) throw new Error('no answer')
    return answer
  }
}
