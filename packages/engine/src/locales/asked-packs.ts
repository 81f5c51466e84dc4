import type { Language } from '../types.ts';
import type { AskedPack } from './asked-pack.ts';
import { asked as de } from './de/asked.ts';
import { asked as en } from './en/asked.ts';
import { asked as es } from './es/asked.ts';
import { asked as fr } from './fr/asked.ts';
import { asked as zh } from './zh/asked.ts';

export const askedPacks: Record<Language, AskedPack> = { en, es, fr, de, zh };
