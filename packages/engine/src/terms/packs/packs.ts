import type { Language } from '../../types.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TermPack } from './pack.ts';
import { zh } from './zh.ts';

export const termPacks: Record<Language, TermPack> = { en, es, fr, de, zh };
