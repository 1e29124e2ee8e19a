import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { longestName } from './savedFilters.ts'

type Props = {
  label: string
  ok: string
  initial?: string
  refused: (name: string) => boolean
  onName: (name: string) => void
}

/** A name to type and to confirm. */
export default function FilterName({ label, ok, initial = '', refused, onName }: Props) {
  const [typed, setTyped] = useState(initial)
  const name = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (refused(name)) return
    onName(name)
    setTyped('')
  }
  return (
    <form className="ui-filters-name" onSubmit={submit}>
      <Input
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={longestName}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button htmlType="submit" disabled={refused(name)}>
        {ok}
      </Button>
    </form>
  )
}
