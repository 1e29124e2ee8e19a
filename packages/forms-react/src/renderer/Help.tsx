import SafeHtml from './SafeHtml.tsx'

interface Props {
  readonly id: string
  readonly help: string
}

/** The help text of a field; as in the original it may be HTML. */
export default function Help({ id, help }: Props) {
  if (/[<&]/.test(help)) return <SafeHtml id={id} className="sf-help" html={help} />
  return (
    <div id={id} className="sf-help">
      {help}
    </div>
  )
}
