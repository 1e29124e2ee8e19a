import { Fragment } from 'react'

type Props = {
  text: string
  /** The tooltip; with it the text may be cut after its second line. */
  full?: string
}

/** A model, as KG-12, which a browser would break after its hyphen. */
const MODEL = /([A-Z]{1,8}-\d{1,8})/

/** Text in a list that wraps if it is longer than its column: also after a slash, but not within a model. */
export default function Words({ text, full }: Props) {
  return (
    <span className="ui-words" title={full}>
      {text.split('/').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
        <Fragment key={index}>
          {index > 0 && '/'}
          {index > 0 && <wbr />}
          {part.split(MODEL).map((piece, nth) =>
            nth % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
              <span key={nth} className="ui-model">
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </Fragment>
      ))}
    </span>
  )
}
