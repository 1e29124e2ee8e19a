import { useState } from 'react'
import { Chooser } from '../chooser/Chooser.tsx'
import { useStore, useText } from '../DesignerContext.ts'
import { FieldIcon } from '../FieldIcon.tsx'
import { destinations } from '../store/destinations.ts'

/** Moves the selection anywhere in the form: the keyboard's equivalent of a long drag. */
export function MoveMenu({ onClose }: { onClose: () => void }) {
  const store = useStore()
  const t = useText()
  const [places] = useState(() => destinations(store.document, store.state.selection, store.lang))
  return (
    <Chooser
      title={t('move.title')}
      placeholder={t('move.search')}
      choices={places.map(({ label, note, type }, index) => ({
        name: String(index),
        label,
        note,
        icon: type && <FieldIcon type={type} />,
      }))}
      onChoose={(name) => {
        const place = places[Number(name)]
        if (place) store.moveTo(place.to)
      }}
      onClose={onClose}
    />
  )
}
