import type { MoveName, Noun } from '@shouya/noun/noun'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '../api/path.ts'
import FormDrawer from '../ui/FormDrawer.tsx'
import { type SignDraft, signInput } from '../ui/signDraft.ts'
import { movePath } from './movePath.ts'
import { NounContext } from './NounContext.ts'

type Values = Record<string, unknown>
type Form = ComponentProps<typeof FormDrawer<Path, Values>>

type Props<N extends Noun> = Pick<Form, 'refreshes' | 'small' | 'okText' | 'reopens' | 'onSaved' | 'onClose'> & {
  of: N
  row: { id: number; version: number; bill_no?: string | null }
  move: MoveName<N>
  /** What the record is called where it has no number. */
  name?: string
  initial?: Values
  /** The fields of the body beside id and version, where they are not simply the form's. */
  toBody?: (values: Values) => Values | Promise<Values>
  children: ReactNode
}

/**
 * The form of a move: its title, its action and the version that the caller saw follow from the noun and the row. Empty texts
 * are left out; a drawn signature (`sign`) is sent before.
 */
export default function MoveForm<N extends Noun>(props: Props<N>) {
  const { of, row, move, name, initial = {}, toBody = (values) => values, children, ...form } = props
  const { t } = useTranslation()
  const text = (t as (key: string) => string)(`${of.name}.move.${move}`)
  const bodyOf = async ({ sign, ...values }: Values): Promise<Values> => ({
    ...{ id: row.id, version: row.version },
    ...(await toBody(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')))),
    ...(sign !== undefined && { sign: await signInput(sign as SignDraft) }),
  })
  return (
    <NounContext value={of}>
      <FormDrawer<Path, Values>
        small
        okText={text}
        {...form}
        path={movePath(of, move)}
        title={`${text} · ${row.bill_no ?? name}`}
        initial={initial}
        toBody={bodyOf as Form['toBody']}
      >
        {children}
      </FormDrawer>
    </NounContext>
  )
}
