import './ui.css'

/** A name in one line that is identified by its end, as of units: if it is too long, its beginning is cut. */
export default function EndText({ text }: { text: string }) {
  return (
    <span className="ui-end" title={text}>
      <bdi>{text}</bdi>
    </span>
  )
}
