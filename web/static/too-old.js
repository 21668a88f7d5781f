// For browsers that cannot run the page at all: plain words instead of nothing. In the language of very old browsers.
(function () {
    var WORDS = {
        en: "This browser is too old for Pentarchy. Firefox 115, Chrome 110 and Safari 16.4 or newer can play.",
        cs: "Tento prohlížeč je na Pentarchy příliš starý. Hrát se dá ve Firefoxu 115, Chromu 110, Safari 16.4 a novějších.",
        sk: "Tento prehliadač je na Pentarchy príliš starý. Hrať sa dá vo Firefoxe 115, Chrome 110, Safari 16.4 a novších.",
    };
    function tell() {
        var place = document.getElementById("app");
        if (!place || place.firstChild) return;
        var words = document.createElement("p");
        words.setAttribute("role", "alert");
        words.appendChild(document.createTextNode(WORDS[(navigator.language || "en").slice(0, 2)] || WORDS.en));
        place.appendChild(words);
    }
    var able = "noModule" in document.createElement("script") && typeof WebAssembly === "object" && window.Worker;
    if (!able) window.addEventListener("load", tell);
    else window.addEventListener("error", tell);
})();
