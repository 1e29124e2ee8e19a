import type { Definition } from '@shouya/approvals/definition'
import { entriesOf } from '@shouya/approvals/indexFlow'
import { useTranslation } from 'react-i18next'
import Field from '../panels/Field.tsx'
import PeopleSelect from '../panels/PeopleSelect.tsx'

export type SimulatedPicks = Readonly<Record<string, readonly number[]>>

type Props = { definition: Definition; picks: SimulatedPicks; onChange: (picks: SimulatedPicks) => void }

/** Whom the made-up initiator picks; who is not picked is the first that may be. */
export default function SimulatedPicks({ definition, picks, onChange }: Props) {
  const { t } = useTranslation()
  return entriesOf(definition).flatMap(({ node }) => {
    const rule = 'who' in node ? node.who.find((each) => each.rule === 'initiatorPick') : undefined
    if (rule?.rule !== 'initiatorPick') return []
    return (
      <Field
        key={node.id}
        label={t('flowDesign.simulate.pick', { name: node.name ?? '' })}
        hint={t('flowDesign.simulate.pickHint')}
      >
        {(id) => (
          <PeopleSelect
            id={id}
            purpose="task"
            most={rule.max}
            value={picks[node.id] ?? []}
            onChange={(users) => onChange({ ...picks, [node.id]: users })}
          />
        )}
      </Field>
    )
  })
}
