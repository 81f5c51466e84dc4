import type { ReadingPack } from '../reading-pack.ts';
import { words } from '../words.ts';

export const told: ReadingPack['told'] = {
  as: ['als', 'war ich', 'bin ich', 'ich war', 'ich bin', 'wurde ich', 'ich wurde', 'war', 'bin'],
  at: words(`
    bei | beim | bei der | bei den | bei dem | im | in der | in den | in dem | ins | in die | am | an der | an dem | ans |
    an die | für | für die | zur | zum | in | an | auf der | auf dem | der | dem`),
  left: words(`auf | verließ | verliess | kündigte | endete | blieb | bis`),
  after: words(`dann | danach | anschließend | später | darauf`),
  tells: [],
  named: ['mein name ist', 'ich heiße', 'ich heisse', 'hallo, ich bin', 'guten tag, ich bin'],
  am: ['ich bin', 'ich,'],
  speaks: {
    says: /\b(?:(?:ich )?(?:spreche|beherrsche)(?: ich)?(?: auch| ausserdem| zudem| noch)?) (?!(?:mit|von|uber|vor|fur|auf|in|kein|die|den) )/,
    little: /\b(?:etwas|ein wenig|ein bisschen|bisschen|wenig|gebrochen)\b/,
  },
  same: words(
    `dort | im selben unternehmen | im gleichen unternehmen | in der gleichen firma | in derselben firma | im selben betrieb | im gleichen betrieb | beim selben arbeitgeber | beim gleichen arbeitgeber | ebenda | ebendort`,
  ),
  unpaid: words(`ehrenamtlich | ehrenamtliche | ehrenamtlicher | ehrenamt`),
  articles: words(`der | die | das | den | dem | ein | eine | einen | einem`),
  joiners: words(`der | die | das | dem | den | für | fuer | zu | zum | zur | und | von | & | +`),
  towards: ['als', 'zum', 'zur', 'in', 'der', 'für'],
  of: ['in', 'von'],
  near: ['nahe', 'in der Nähe von', 'unweit von'],
  in: ['in', 'bei'],
};
