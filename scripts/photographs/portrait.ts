/** A person before a window, drawn: nobody's likeness, and so without features. As SVG, with soft light from the left. */
export const WIDTH = 640;
export const HEIGHT = 640;

export const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 640 640">
<defs>
<linearGradient id="room" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#DCEBEA"/><stop offset="0.5" stop-color="#A9CFCB"/><stop offset="1" stop-color="#5E8F90"/></linearGradient>
<radialGradient id="face" cx="0.36" cy="0.4" r="0.75"><stop offset="0" stop-color="#F6D3B6"/><stop offset="0.55" stop-color="#E8B893"/><stop offset="1" stop-color="#C08A66"/></radialGradient>
<linearGradient id="neck" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#DDA981"/><stop offset="1" stop-color="#A97453"/></linearGradient>
<linearGradient id="hair" x1="0" y1="0" x2="1" y2="0.8"><stop offset="0" stop-color="#5A4238"/><stop offset="0.35" stop-color="#32241F"/><stop offset="1" stop-color="#1C1413"/></linearGradient>
<linearGradient id="coat" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0" stop-color="#2B4A78"/><stop offset="0.5" stop-color="#1B3257"/><stop offset="1" stop-color="#0D1B33"/></linearGradient>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="fine" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.4"/></filter>
<clipPath id="inface"><path d="M222 250 C222 150 418 150 418 250 C420 340 396 430 320 436 C244 430 220 340 222 250 Z"/></clipPath>
</defs>
<rect width="640" height="640" fill="url(#room)"/>
<g filter="url(#far)"><rect x="-30" y="-20" width="150" height="520" fill="#F4FBFA"/><rect x="150" y="-20" width="26" height="520" fill="#86B2AF"/><rect x="186" y="-20" width="120" height="470" fill="#EAF5F3"/><rect x="470" y="90" width="210" height="250" fill="#4F7F82"/><rect x="440" y="380" width="260" height="40" fill="#3D6669"/></g>
<path d="M206 262 C186 90 454 90 434 262 C446 350 448 420 462 468 C430 496 380 500 320 500 C260 500 210 496 178 468 C194 420 196 350 206 262 Z" fill="url(#hair)"/>
<path d="M272 392 H368 V500 C368 530 272 530 272 500 Z" fill="url(#neck)"/>
<path d="M272 420 C296 446 344 446 368 410 V452 C340 470 296 470 272 452 Z" fill="#8A5A3D" opacity="0.45" filter="url(#fine)"/>
<path d="M60 660 C70 560 130 520 262 484 C290 520 350 520 378 484 C510 520 570 560 580 660 Z" fill="url(#coat)"/>
<path d="M262 484 C288 524 352 524 378 484 L392 500 L322 640 L248 500 Z" fill="#F3F5F7"/>
<path d="M262 484 L246 496 L206 560 L262 580 L240 600 L322 660 L322 640 Z" fill="#24406A"/>
<path d="M378 484 L394 496 L434 560 L378 580 L400 600 L322 660 L322 640 Z" fill="#142744"/>
<path d="M222 250 C222 150 418 150 418 250 C420 340 396 430 320 436 C244 430 220 340 222 250 Z" fill="url(#face)"/>
<g clip-path="url(#inface)">
<ellipse cx="268" cy="330" rx="34" ry="24" fill="#E79C84" opacity="0.5" filter="url(#soft)"/><ellipse cx="376" cy="330" rx="30" ry="22" fill="#C97F68" opacity="0.45" filter="url(#soft)"/>
<path d="M400 190 C440 260 420 420 330 440 L430 440 L440 190 Z" fill="#7A4B33" opacity="0.28" filter="url(#soft)"/>
</g>
<path d="M214 286 C206 168 270 128 336 140 C410 146 440 200 428 292 C420 240 398 206 352 184 C310 214 240 216 214 286 Z" fill="url(#hair)"/>
<path d="M232 220 C252 176 300 158 344 166" fill="none" stroke="#8A6A58" stroke-width="8" stroke-linecap="round" opacity="0.5" filter="url(#fine)"/>
<path d="M206 262 C196 330 190 410 178 468 C204 486 228 490 246 486 C226 430 214 350 214 280 Z" fill="url(#hair)"/>
<path d="M434 262 C446 330 450 410 462 468 C436 486 412 490 394 486 C414 430 426 350 426 280 Z" fill="#1A1211"/>
</svg>`;
