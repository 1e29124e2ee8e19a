import { shortTime } from './text.ts'

/** A moment or a day in a list: as short as possible, in full as tooltip. */
export default function When({ at }: { at: string | null | undefined }) {
  return at ? <time title={at}>{shortTime(at)}</time> : '-'
}
