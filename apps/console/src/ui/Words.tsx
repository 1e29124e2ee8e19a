import { Fragment } from 'react'

type Props = {
  text: string
  /** The tooltip; with it the text may be cut after its second line. */
  full?: string
}

/** Where text wraps otherwise than a browser has it: after a slash, and not after the hyphen of a model, as KG-12. */
const OWN_WAY = /(\/|[A-Z]{1,8}-\d{1,8})/

/** Text in a list that wraps if it is longer than its column. */
export default function Words({ text, full }: Props) {
  return (
    <span className="ui-words" title={full}>
      {text.split(OWN_WAY).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
        <Fragment key={index}>{index % 2 === 1 ? <Whole part={part} /> : part}</Fragment>
      ))}
    </span>
  )
}

function Whole({ part }: { part: string }) {
  if (part !== '/') return <span className="ui-model">{part}</span>
  return (
    <>
      /<wbr />
    </>
  )
}
