import { Button, Input, Select } from 'antd'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../../api/can.ts'
import DeptTreeSelect from '../DeptTreeSelect.tsx'
import { longestName, type Share, sharedWith } from './views.ts'

type Named = { id: number; name: string }
type Props = {
  ok: string
  initial?: { name: string; share: Share }
  roles: readonly Named[]
  /** The user's own unit. */
  unit: Named | undefined
  refused: (name: string) => boolean
  onKeep: (name: string, share: Share) => void
}

/** A view's name and sharing. */
export default function ViewForm({ ok, initial = { name: '', share: '' }, roles, unit, refused, onKeep }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(initial.name)
  const [share, setShare] = useState<Share>(initial.share)
  const { dept_id } = sharedWith(share)
  const [further, setFurther] = useState(dept_id !== null && dept_id !== unit?.id)
  // Users who may change units may share with any of them.
  const anyUnit = useMayCall()('AdminDept/Edit')
  const name = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refused(name)) return
    onKeep(name, share)
    setTyped('')
  }
  const options = [
    { value: '', label: t('ui.filters.private') },
    ...(unit ? [{ value: `dept ${unit.id}`, label: t('ui.filters.withUnit', unit) }] : []),
    ...roles.map((role) => ({ value: `role ${role.id}`, label: t('ui.filters.withRole', role) })),
    ...(anyUnit ? [{ value: 'other', label: t('ui.filters.otherUnit') }] : []),
  ]
  return (
    <form className="ui-views-form" onSubmit={submit}>
      <Input
        aria-label={t('ui.filters.name')}
        placeholder={t('ui.filters.name')}
        value={typed}
        maxLength={longestName}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        aria-label={t('ui.filters.share')}
        value={further ? 'other' : share}
        options={options}
        onChange={(value) => {
          setFurther(value === 'other')
          setShare(value === 'other' ? '' : (value as Share))
        }}
      />
      {further && (
        <DeptTreeSelect
          aria-label={t('ui.filters.otherUnit')}
          value={dept_id ?? undefined}
          onChange={(id) => setShare(id ? `dept ${id}` : '')}
        />
      )}
      <Button htmlType="submit" disabled={refused(name)}>
        {ok}
      </Button>
    </form>
  )
}
