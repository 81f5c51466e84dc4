/** An invented person whom the sample postings for nurses fit. */
export const nurse = `Mara Beispiel
Freiburg im Breisgau

Berufserfahrung
Pflegefachkraft, Klinik am See
2019 - heute
- Grund- und Behandlungspflege auf der Station
- Wunden versorgen und dokumentieren, Medikamente verabreichen
- Auszubildende anleiten

Ausbildung
Examen in der Pflege, 2019
`;
