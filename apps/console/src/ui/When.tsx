import { shortTime } from './text.ts'

/** A moment, or a day, of a list: as short as it can be told, in full for the pointer. */
export default function When({ at }: { at: string | null | undefined }) {
  return at ? <time title={at}>{shortTime(at)}</time> : '-'
}
