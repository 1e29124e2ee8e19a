import type { BodyOf } from '@shouya/console/api/path.ts'
import PersonSearch, { type KnownPerson } from '@shouya/console/ui/PersonSearch.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickNode, Picks } from './startPicks.ts'

type Props = {
  nodes: readonly PickNode[]
  /** The values so far: they may decide who can be picked. */
  place: BodyOf<'OaExamine/Preview'> | undefined
  picks: Picks
  known: readonly KnownPerson[]
  issues: Readonly<Record<string, string>>
  onChange: (picks: Picks) => void
}

/** Selects the people whom the initiator picks for nodes of the flow. */
export default function StartPicks({ nodes, place, picks, known, issues, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  if (nodes.length === 0) return null
  return (
    <fieldset className="start-picks">
      <legend>{t('request.pickPeople')}</legend>
      <TouchSize>
        {nodes.map(({ node, name, min, max }) => (
          <div key={node}>
            <label htmlFor={`${id}${node}`} data-required={min > 0}>
              {name}
            </label>
            <PersonSearch
              id={`${id}${node}`}
              multiple
              maxCount={max}
              known={known}
              {...(place && {
                pick: { node, flow_id: place.flow_id, data: place.data, ...(place.id && { id: place.id }) },
              })}
              value={picks[node] ?? []}
              {...(issues[node] && { status: 'error' as const, 'aria-invalid': true })}
              aria-describedby={`${id}${node}-note`}
              onChange={(people) => onChange({ ...picks, [node]: [people ?? []].flat() })}
            />
            <div id={`${id}${node}-note`} className={issues[node] ? 'start-issue' : 'ui-note'}>
              {issues[node] ??
                (min === max ? t('request.pickExactly', { count: max }) : t('request.pickCount', { min, max }))}
            </div>
          </div>
        ))}
      </TouchSize>
    </fieldset>
  )
}
