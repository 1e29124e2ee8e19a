import { usePublic } from '../../api/usePublic.ts'
import logo from './logo.svg?inline'

/** The logo of the platform: the uploaded one, else the product's own. */
export const useLogo = (): string => usePublic()?.logo || logo
