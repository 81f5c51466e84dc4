/** English, marketing, media, design: one line, one meaning; our own list. */
export const marketingMediaDesign = `
draw up marketing plans|write marketing plans|marketing planning|plan marketing
content planning|plan content|editorial planning|plan posts
blog writing|write blog posts|write blog articles|blogging|blog post writing|author blog posts|write blogs|write for the blog
write web copy|write website texts|web copywriting|write for the web|web text writing
website maintenance|maintain website|look after website|keep website up to date|update website|website upkeep
build landing pages|create landing pages|landing page creation|set up landing pages
keyword research|research keywords|keyword analysis|analyse keywords
on-page optimisation|on-page seo|onpage optimisation|optimise on-page|on page optimization
link building|build backlinks|backlink building|acquire backlinks|get backlinks
paid search|search ads|paid search campaigns|search engine advertising campaigns|pay-per-click|PPC|run Google Ads|search engine advertising|Google Ads campaigns|PPC campaigns|pay-per-click advertising|pay per click|run PPC campaigns|paid search advertising
display advertising|display ads|run display campaigns
paid social|paid social media|social media advertising|run ads on social media|social media ads|advertise on social media|run social media ads|social ads|paid social advertising > run Facebook ads|Facebook ads|Facebook advertising|Meta ads|Instagram ads
conversion optimisation|conversion rate optimisation|optimise conversion|conversion optimization|conversion rate optimization
a/b testing|split testing|run a/b tests|run split tests|ab tests|A/B tests|split tests
web analytics|analyse web traffic|website analytics|website traffic analysis|analyse website traffic|site traffic analysis|web traffic analysis
campaign reporting|report on campaigns|campaign performance reports|report campaign results
campaign evaluation|evaluate campaigns|campaign analysis|analyse campaigns|analyse campaign results
automate marketing|automated marketing campaigns|set up marketing automation
affiliate marketing|affiliate programme|run affiliate programs|affiliate campaigns|affiliate program management
influencer marketing|work with influencers|influencer campaigns|influencer collaborations|cooperate with influencers
community management|manage online communities|look after online community|online community management|social media community management > moderate online communities|reply to comments on social media
content moderation|moderate content|moderate user content
write social media posts|create social media posts|post writing for social media|social media content creation|create social content
brand management|manage brands|brand stewardship|look after brands|manage a brand
branding|brand development|develop brands|brand building|build brands|build a brand
develop corporate identity|corporate identity design|design corporate identities
logo design|design logos|create logos|logo creation|draw logos
write press releases|draft press releases|press release writing|issue press releases
answer press enquiries|handle media enquiries|respond to journalists
organise press conferences|hold press conferences|arrange press conferences
media monitoring|monitor media
crisis communication|communicate in crises|crisis communications|crisis pr
internal communication|internal communications|employee communications|staff communications|internal comms|communicate with employees > staff newsletter|employee newsletter
corporate communications|corporate communication|company communications|company communication
write staff newsletter|produce staff newsletter
send email campaigns|run email campaigns|email campaign management
direct mail|direct mailings|send mailshots|direct mail campaigns
brochure design|design brochures|brochure layout|lay out brochures
flyer design|design flyers|leaflet design|design leaflets
poster design|design posters
packaging design|design packaging|design of packaging|product packaging design|pack design|design packs
typesetting|typeset|set type
lay out pages|design page layouts
artwork preparation|prepare artwork for print|prepare print files|produce print-ready files|prepress|print preparation|pre-press
print procurement|buy print|print buying|procure print
offset printing|print offset|operate offset press|run offset press|offset press operation
digital printing|print digitally|run digital press|operate digital printers|digital press operation
screen printing|screen print|silk screen printing|print by silk screen|serigraphy
bookbinding|bind books|book binding|binding of books
illustration|illustrate|draw illustrations|create illustrations|make illustrations|illustrate books
design websites|website design|design web pages|web page design
ui design|design user interfaces|user interface design|interface design for users|interface design|screen design|design interfaces|design screens
ux research|user research|conduct user research|user experience research
usability testing|run usability tests|test usability
draw wireframes|create wireframes|wireframing|design wireframes
create motion graphics|motion design|animated graphics|design motion graphics|motion graphics|motion graphics design
animate in 3d|create 3d animations|3d animating
3d modelling|model in 3d|create 3d models|build 3d models|3d modeling
product photography|photograph products|take product photos|product shoots|product photos|shoot product photos > photograph furniture|photograph clothes|photograph jewellery
portrait photography|photograph portraits|take portraits|portrait photos|portrait shoots
wedding photography|photograph weddings|wedding photos|wedding shoots|shoot weddings
event photography|photograph events|take photos at events
organise photo shoots|plan photo shoots|photo shoot organisation|arrange photo shoots
colour correction|color grading|colour grading|correct colours|color correction|grade footage
video production|produce videos|make videos|video making|create videos|video shoots
video filming|film videos|shoot videos|videography|shoot video footage|camera work for video|shoot footage
camera operation|operate cameras|operate camera|camera operating|work the camera
sound engineering|audio engineering
sound recording|record sound|audio recording|record audio
mix live sound|live sound mixing
stage lighting|operate stage lights|lighting for stage|rig stage lights|lighting rigging|rig lights
podcast production|produce podcasts|make podcasts|podcasting|podcast making
scriptwriting|write scripts|script writing
storyboarding|draw storyboards|create storyboards|storyboard drawing
subtitling|subtitle films|create subtitles|write subtitles|subtitle creation
record voice overs|voice-over recording|speak voice overs|voiceover work|voice-overs
news writing|write news|write news stories|news reporting|write news articles|report news|report the news
feature writing|write feature articles
journalistic interviews|interview people for articles|conduct press interviews|interview sources for stories|interview sources
fact checking|check facts|fact-check articles|verify facts in articles|fact check
text editing|edit texts|edit copy|editing of texts|editing articles|edit articles|article editing|sub-editing|sub-edit copy
sub editing|sub-edit copy|copyediting|copy-edit texts|copyedit
literary translation|translate literature
simultaneous interpreting|interpret simultaneously|simultaneous interpretation
consecutive interpreting|interpret consecutively|consecutive interpretation
community interpreting|public service interpreting|interpret in public services
localisation|localise content|localization|localize content
terminology management|manage terminology|maintain termbases|terminology maintenance|keep termbases
media planning|plan media|draw up media plans
media buying|buy media|purchase media space|buy advertising space|media space purchasing|buy ad space|purchase advertising
ad space sales|sell advertising space|advertising sales|sell ad space|sell advertising
conduct market surveys|carry out market surveys|run market surveys
run focus groups|moderate focus groups|conduct focus groups|focus group moderation
competitor analysis|analyse competitors|competition analysis|competitive analysis|study competitors|competitor research|watch competitors|competitor monitoring|analyze competitors|research competitors|monitor competitors
target group analysis|analyse target groups|audience analysis|target audience analysis|audience research
product launches|launch products|product launch|bring products to market|market launch of products|launch new products|new product launches
organise trade fair stands|arrange exhibition stands
create promotional material|produce marketing materials|create marketing collateral|marketing material creation
develop pricing strategies|set pricing strategy
window dressing|dress windows|shop window design|design shop windows|window displays|decorate shop windows|create window displays|design window displays|shop window displays
interior design|design interiors|design of interiors|plan interiors|interior planning
exhibition design|design exhibitions|exhibit design|design of exhibitions
fashion design|design fashion|design clothes|clothing design|design garments|garment design
pattern making|make patterns|pattern cutting|draft garment patterns|draft patterns|patternmaking|draw patterns|cut patterns|pattern drafting
run marketing campaigns|carry out marketing campaigns|execute marketing campaigns
mix sound|sound mixing|audio mixing|mix audio
screenwriting|write screenplays|screenplay writing
moderate comments|comment moderation|moderation of user comments
`;
