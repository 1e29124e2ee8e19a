import { Fragment } from 'react'

type Props = {
  text: string
  /** What the pointer is told; with it the text may end after its second line. */
  full?: string
}

/** A text of a list, which goes on in a second line where it is longer than its column; after a slash, too. */
export default function Words({ text, full }: Props) {
  return (
    <span className="ui-words" title={full}>
      {text.split('/').map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is told anew as a whole
        <Fragment key={at}>
          {at > 0 && '/'}
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
