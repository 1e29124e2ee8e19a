import SafeHtml from './SafeHtml.tsx'

interface Props {
  readonly id: string
  readonly help: string
}

/** The author's explanation of a field; the original takes HTML here. */
export default function Help({ id, help }: Props) {
  if (/[<&]/.test(help)) return <SafeHtml id={id} className="sf-help" html={help} />
  return (
    <div id={id} className="sf-help">
      {help}
    </div>
  )
}
