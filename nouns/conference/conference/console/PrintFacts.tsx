import type { ReactNode } from 'react'

/** Facts on paper, one below the other. */
export default function PrintFacts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <table>
      <colgroup>
        <col style={{ width: '20%' }} />
        <col />
      </colgroup>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ whiteSpace: 'pre-wrap' }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
