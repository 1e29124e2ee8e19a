import type { MenuIcon } from '@shouya/contract/menuIcons'
import type { AriaAttributes, ComponentType } from 'react'
import * as drawn from './drawnIcons.ts'

type Icon = ComponentType<AriaAttributes>

const complete: Readonly<Record<MenuIcon, Icon>> = { ...drawn }

/** The icons available in the menu table. Others are shown as a dot. */
export const menuIcons: Readonly<Record<string, Icon>> = complete
