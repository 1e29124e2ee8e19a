import { useId } from 'react'

type Flow = { id: number; flow_name: string; remark: string | null }
type Props = { name: string; flows: readonly Flow[]; onOpen: (id: number, name: string) => void }

/** Flows of a category, each a card to begin with. */
export default function FlowCards({ name, flows, onOpen }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className="start-cards">
        {flows.map((flow) => (
          <li key={flow.id}>
            <button type="button" onClick={() => onOpen(flow.id, flow.flow_name)}>
              <strong>{flow.flow_name}</strong>
              {flow.remark && <span>{flow.remark}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
