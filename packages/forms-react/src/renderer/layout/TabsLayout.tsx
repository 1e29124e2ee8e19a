import { isList } from '@shouya/forms/json'
import { labelOf } from '@shouya/forms/readOptions'
import { Tabs } from 'antd'
import { type ReactNode, useContext, useState } from 'react'
import { NearContext, PrintContext, useForm } from '../formContext.ts'
import { optionsOf } from '../optionsOf.ts'
import { openTab } from '../store/openTab.ts'
import { text } from '../texts.ts'
import type { LayoutProps } from './layoutProps.ts'

const PLACES = { top: 'top', right: 'end', bottom: 'bottom', left: 'start' } as const
const SIZES = { large: 'large', default: 'medium', small: 'small' } as const

/**
 * All panes are mounted, so that find-in-page finds labels and an error can open its tab; the controls of a pane are
 * mounted when it is opened first. A tab shows the number of its invalid fields. In print the panes follow one another.
 */
export default function TabsLayout({ node, snapshot: { field, tab, wrong }, list }: LayoutProps) {
  const { store, lang } = useForm()
  const isPrinting = useContext(PrintContext)
  const { type, tabPosition, size, animated, tabBarGutter } = optionsOf('tabs', field)
  const columns = isList(field.columns) ? field.columns : []
  if (isPrinting)
    return columns.map((column, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: tabs may share a value
      <section key={index} className="sf-item sf-card">
        <h3 className="sf-card-title">{column.label}</h3>
        <div className="sf-card-body">{list(['columns', index, 'list'])}</div>
      </section>
    ))
  const active = Math.min(tab, Math.max(0, columns.length - 1))
  return (
    <Tabs
      className="sf-item"
      aria-label={labelOf(field)}
      type={type}
      tabPlacement={PLACES[tabPosition]}
      size={SIZES[size]}
      animated={animated}
      tabBarGutter={tabBarGutter ?? undefined}
      activeKey={String(active)}
      onChange={(key) => openTab(store, node, Number(key))}
      items={columns.map((column, index) => ({
        key: String(index),
        label: (
          <>
            {column.label ?? String(index + 1)}
            {wrong[index] ? (
              <span className="sf-tab-wrong" title={text(lang, 'invalid', { count: wrong[index] })}>
                <span aria-hidden="true">{wrong[index]}</span>
                <span className="sf-announced">{text(lang, 'invalid', { count: wrong[index] })}</span>
              </span>
            ) : null}
          </>
        ),
        forceRender: true,
        children: <Pane isOpen={index === active}>{list(['columns', index, 'list'])}</Pane>,
      }))}
    />
  )
}

interface PaneProps {
  readonly isOpen: boolean
  readonly children: ReactNode
}

function Pane({ isOpen, children }: PaneProps) {
  const isAround = useContext(NearContext)
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return <NearContext value={isAround && wasOpened}>{children}</NearContext>
}
