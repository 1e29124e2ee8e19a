import './ui.css'

/** A name in one line whose end tells it apart, as units' do: where it is too long, its beginning goes. */
export default function EndText({ text }: { text: string }) {
  return (
    <span className="ui-end" title={text}>
      <bdi>{text}</bdi>
    </span>
  )
}
