import type { Noun } from '@shouya/noun/noun'
import { paperLines } from '@shouya/noun/paperLines'
import { useNounWords } from './useNounWords.ts'
import Value from './Value.tsx'

type Props = { of: Noun; row: Readonly<Record<string, unknown>> }

/** The lines of a record on its sheet, as its noun says them for the PDF of the archive, too. */
export default function PaperFacts({ of, row }: Props) {
  const { label } = useNounWords<Noun>(of)
  const isThere = (name: string) => row[name] !== null && row[name] !== ''
  return (
    <table>
      <colgroup>
        <col style={{ width: '20%' }} />
        <col />
      </colgroup>
      <tbody>
        {paperLines(of).map((line) => (
          <tr key={line.of.join()}>
            <th scope="row">{line.of.map(label).join(line.by)}</th>
            <td style={{ whiteSpace: 'pre-wrap' }}>
              {line.of.filter(isThere).map((name, index) => (
                <span key={name}>
                  {index > 0 && line.by}
                  <Value of={of} name={name} value={row[name]} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
