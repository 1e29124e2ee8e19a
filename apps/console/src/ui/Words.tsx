import { Fragment } from 'react'

type Props = {
  text: string
  /** The tooltip; with it the text may be cut after its second line. */
  full?: string
}

/** Text in a list that wraps if it is longer than its column; also after a slash. */
export default function Words({ text, full }: Props) {
  return (
    <span className="ui-words" title={full}>
      {text.split('/').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
        <Fragment key={index}>
          {index > 0 && '/'}
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
