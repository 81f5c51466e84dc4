import type { WordPack } from './pack.ts';

export const es: WordPack = {
  stem: [
    [
      ['iones', 'ion', 2],
      ['ces', 'z', 3],
      ['es', '', 3],
      ['s', '', 3],
    ],
    [
      ['a', '', 3],
      ['o', '', 3],
      ['e', '', 3],
    ],
  ],
  functionWords: ['de', 'del', 'la', 'el', 'los', 'las', 'al', 'un', 'una'],
  genderEndings: ['a', 'o', 'as', 'os', 'es', 'ora', 'oras', 'triz', 'era', 'ra'],
  compoundHeads: [],
  umlautPairs: false,
  cues: `en con de lenguaje lenguajes programacion desarrollador desarrolladora ingeniero ingeniera
    experiencia conocimientos conocimiento dominio manejo uso usando mediante framework herramientas
    herramienta software como nivel microsoft ms adobe apache certificado programador`.split(/\s+/),
};
