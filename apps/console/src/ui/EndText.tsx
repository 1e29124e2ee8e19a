import './ui.css'

/** A name whose end tells it apart, as units' do: where it is too long, its beginning goes. */
export default function EndText({ text }: { text: string | null }) {
  if (!text) return '-'
  return (
    <span className="ui-end" title={text}>
      <bdi>{text}</bdi>
    </span>
  )
}
